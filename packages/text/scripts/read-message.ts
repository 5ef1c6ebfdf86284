/** A text in pieces: words as they are, and the names of what is put between them. */
export type Text = readonly (string | { readonly input: string })[]

/** What one language says: a text, or one of two by whether there is one of something. */
export type Wording = Text | { readonly count: string; readonly one: Wording; readonly other: Wording }

/** The array form of message files: a text for each way in which its counts are one or other. */
type Variants = {
  readonly declarations: readonly string[]
  readonly selectors: readonly string[]
  readonly match: Readonly<Record<string, string>>
}

/** What one message file holds for a key. */
export type MessageValue = string | readonly Variants[]

/** Throws a sentence when a message is written as nothing we compile. */
export function readMessage(value: MessageValue): Wording {
  if (typeof value === 'string') return readText(value)
  const [variants, ...more] = value
  if (variants === undefined || more.length > 0) throw new Error('has to be one set of variants')
  const counts = new Map<string, string>()
  for (const declaration of variants.declarations) {
    if (/^input \w+$/.test(declaration)) continue
    const [, name, count] = /^local (\w+) = (\w+): plural$/.exec(declaration) ?? []
    if (name === undefined || count === undefined) throw new Error(`declares “${declaration}”, which is not compiled`)
    counts.set(name, count)
  }
  const texts = new Map(Object.entries(variants.match).map(([when, text]) => [when, readText(text)]))
  const wording = choose([...variants.selectors], [])
  if (texts.size > 0) throw new Error(`says what never is the case: ${[...texts.keys()].join('; ')}`)
  return wording

  function choose(selectors: string[], chosen: string[]): Wording {
    const [selector, ...rest] = selectors
    if (selector === undefined) return take(chosen.join(', '))
    const count = counts.get(selector)
    if (count === undefined) throw new Error(`selects by ${selector}, which it does not declare`)
    const by = (form: string) => choose(rest, [...chosen, `${selector}=${form}`])
    return { count, one: by('one'), other: by('other') }
  }

  function take(when: string): Text {
    const text = texts.get(when)
    if (text === undefined) throw new Error(`says nothing for ${when}`)
    texts.delete(when)
    return text
  }
}

/** `\{` is a brace, `{name}` what is put in. */
function readText(text: string): Text {
  return Array.from(
    text.matchAll(/\\([{}\\])|\{\s*(\w+)\s*\}|([^\\{}]+|[\\{}])/g),
    ([, escaped, input, words = '']) => {
      if (words === '{' || words === '}')
        throw new Error('has a brace that is neither that of a name, {name}, nor written as \\{ or \\}')
      return input === undefined ? (escaped ?? words) : { input }
    },
  )
}

/** The names that a wording takes, each once. */
export function inputsOf(wording: Wording): string[] {
  const found =
    'count' in wording
      ? [wording.count, ...inputsOf(wording.one), ...inputsOf(wording.other)]
      : wording.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.input]))
  return [...new Set(found)].toSorted()
}
