/** Invisible, and enough that a line is not taken for an option or an answer, or for too short to be a question. */
export const guard = '\u2060'
