const SECOND_MS = 1_000;

/** Minutes and seconds, and hours where there are any, as a clock shows them. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (count: number): string => String(count).padStart(2, "0");
  const end = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
}
