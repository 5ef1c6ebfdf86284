import { type Differing, differingFields } from './field-diff.ts'

type Fields = Record<string, unknown>

/** `seen` is what the writer began with, where that is known; `mine` stands in the form; `theirs` is what somebody else saved meanwhile. */
type Versions = { seen?: Fields | undefined; mine: Fields; theirs: Fields }

type Merged = {
  /** Both wrote here, and not the same: somebody has to choose. */
  clashes: Differing[]
  /** Only the other wrote here: it stays. */
  theirsAlone: Differing[]
}

/** Where two people's changes of one thing meet. Without what they began with, every difference is a choice. */
export function mergeFields({ seen, mine, theirs }: Versions): Merged {
  const differing = differingFields(byLanguage(mine), byLanguage(theirs))
  if (seen === undefined) return { clashes: differing, theirsAlone: [] }
  const namesOf = (changed: Fields) =>
    new Set(differingFields(byLanguage(changed), byLanguage(seen)).map(({ name }) => name))
  const [byMe, byThem] = [namesOf(mine), namesOf(theirs)]
  return {
    clashes: differing.filter(({ name }) => byMe.has(name) && byThem.has(name)),
    theirsAlone: differing.filter(({ name }) => !byMe.has(name)),
  }
}

/** The writer's fields, with those of the other in these. */
export function withTheirs(mine: Fields, theirs: readonly Differing[]): Fields {
  const merged = { ...mine }
  for (const { name, theirs: value } of theirs) {
    const [field, language] = name.split('.') as [string, string | undefined]
    merged[field] = language === undefined ? value : { ...(merged[field] as Fields | null), [language]: value }
  }
  return merged
}

/** A text's two languages are two things to choose: `title.bn`, `title.en`. */
const byLanguage = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      isText(value) ? Object.entries(value).map(([language, text]) => [`${name}.${language}`, text]) : [[name, value]],
    ),
  )

const isText = (value: unknown): value is Fields =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length > 0 &&
  Object.keys(value).every((name) => name === 'bn' || name === 'en')
