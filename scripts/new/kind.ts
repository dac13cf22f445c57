/** Something that is asked for, or given by the flag of the same name. */
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

/** One of the things that `npm run new` makes. */
export interface Kind {
  fields: Field[]
  /** Parameters that make one. */
  example: string
  /** @throws where there is one already. */
  create(answers: Record<string, string>): Creation
}

export interface Creation {
  /** Whole texts, to be written all or not at all. */
  files: NewFile[]
  said: string
  /** What is to be done when all of it has been filled in. */
  next: string
}

export interface NewFile {
  path: string
  text: string
  /** It must not be there yet. */
  isNew: boolean
}
