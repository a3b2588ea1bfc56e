// Tells at the very end how much processor time the process took, its threads counted.
process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  console.log(`cpu ${user + system}`);
});
