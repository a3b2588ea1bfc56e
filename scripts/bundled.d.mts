export function makeBundled(root: string): void;
