/** What is said about each member of a union, by the word that tells them apart. */
type Sentences<Union, Tag extends keyof Union> = {
  readonly [Word in Union[Tag] & string]: (of: Extract<Union, Record<Tag, Word>>) => string;
};

/** A sentence of a catalogue, whose languages share no more than this: the page loads one of them. */
export const describedBy =
  <Union, Tag extends keyof Union>(tag: Tag, sentences: Sentences<Union, Tag>) =>
  (of: Union): string =>
    (sentences[of[tag] as Union[Tag] & string] as (of: Union) => string)(of);
