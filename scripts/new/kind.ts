/** A question, or the flag of the same name. */
export interface Field {
  name: string
  question: string
  /** All possible answers, where they are few. */
  options?: () => string[]
  /** Makes an answer of the earlier ones; without it, somebody has to give one. */
  fallback?: (answers: Record<string, string>) => string
  /** What is wrong with an answer, as the end of a sentence. */
  problem?: (answer: string) => string | undefined
}

/** A kind of thing that `npm run new` creates. */
export interface Kind {
  fields: Field[]
  /** Parameters that make one. */
  example: string
  /** @throws if it exists already. */
  create(answers: Record<string, string>): Creation
}

export interface Creation {
  /** Texts by file, written all or none. */
  files: NewFile[]
  said: string
  /** Next steps, after the texts are filled in. */
  next: string
}

export interface NewFile {
  path: string
  text: string
  /** It must not be there yet. */
  isNew: boolean
}
