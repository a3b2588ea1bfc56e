/** A text with markup, as its reader sees it. */
export class Reading {
  text = "";
  /** Addresses of links, names of languages: what is there to read beside the text. */
  readonly behind: string[] = [];
  /** More than marks was taken out, or marks from inside a word ("a_b" reads "ab"): then the text as written counts, too. */
  isAmbiguous = false;
  private atMark = false;

  add(piece: string): void {
    if (this.atMark && /[\w+/=-]$/.test(this.text) && /^[\w+/=-]/.test(piece)) this.isAmbiguous = true;
    this.atMark = false;
    this.text += piece;
  }

  /** A character of the text that is not shown. */
  mark(): void {
    this.atMark = true;
  }
}
