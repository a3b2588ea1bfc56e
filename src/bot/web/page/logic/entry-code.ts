/** The code in what a person pastes: the code itself, or the whole link from the terminal. */
export const codeIn = (pasted: string): string => (/#enter=([^&\s]+)/.exec(pasted)?.[1] ?? pasted).trim();
