/** A time as the clock of this machine shows it. */
export function localTime(at: number): string {
  const there = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  const date = [there.getFullYear(), two(there.getMonth() + 1), two(there.getDate())].join("-");
  return `${date} ${two(there.getHours())}:${two(there.getMinutes())}`;
}
