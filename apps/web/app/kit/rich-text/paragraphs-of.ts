/** Staff write answers and descriptions as plain text; an empty line, or a new one, begins a new paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
