/**
 * A sentence with things in it that are no words, such as the coloured badge of a value. The language says where they
 * stand, the view what they look like.
 */
export type Phrase<T> = ReadonlyArray<T | string>;
