import { inputsOf, type MessageValue, readMessage } from './read-message.ts'

type MessageFile = Readonly<Record<string, MessageValue>>

/** Language → feature (the file's name without .json) → its messages. */
export type MessageTree = Readonly<Record<string, Readonly<Record<string, MessageFile>>>>

/** Says, in one sentence each, what would make the two languages drift apart. */
export function checkMessages(tree: MessageTree, locales: readonly string[]): string[] {
  return [...checkKeys(tree, locales), ...checkTexts(tree)]
}

function checkKeys(tree: MessageTree, locales: readonly string[]): string[] {
  const problems: string[] = []
  const homes = new Map<string, string>()
  const byLocale = new Map(locales.map((locale) => [locale, flatten(tree[locale] ?? {})]))

  for (const [locale, messages] of byLocale) {
    for (const { key, feature } of messages.values()) {
      const home = homes.get(key)
      if (home === undefined) homes.set(key, feature)
      else if (home !== feature)
        problems.push(`${key} is written in ${home}.json and again in ${feature}.json (${locale})`)
    }
  }
  for (const [key, feature] of homes) {
    const found = locales.map((locale) => ({ locale, message: byLocale.get(locale)?.get(key) }))
    for (const { locale, message } of found) {
      if (message === undefined) problems.push(`${key} (${feature}.json) is missing in ${locale}`)
    }
    const signatures = found.flatMap(({ locale, message }) => {
      const names = message && parametersOf(message.value)
      return names === undefined ? [] : [{ locale, names }]
    })
    const [first, ...others] = signatures
    for (const other of others) {
      if (first && first.names !== other.names) {
        problems.push(`${key} takes {${first.names}} in ${first.locale} but {${other.names}} in ${other.locale}`)
      }
    }
  }
  return problems
}

function checkTexts(tree: MessageTree): string[] {
  const problems: string[] = []
  for (const [locale, files] of Object.entries(tree)) {
    for (const { key, value } of flatten(files).values()) {
      if (!/^[a-z][a-z0-9_]*$/.test(key)) problems.push(`${key} (${locale}) is not snake_case`)
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      if (text.trim() === '') problems.push(`${key} is empty in ${locale}`)
      if (text !== text.normalize('NFC')) problems.push(`${key} is not NFC in ${locale}`)
      if (locale !== 'en' && typeof value !== 'string')
        problems.push(`${key} has variants in ${locale}: only English counts`)
      try {
        readMessage(value)
      } catch (error) {
        problems.push(`${key} ${error instanceof Error ? error.message : error} (${locale})`)
      }
    }
  }
  return problems
}

function flatten(files: Readonly<Record<string, MessageFile>>) {
  const messages = new Map<string, { key: string; feature: string; value: MessageValue }>()
  for (const [feature, file] of Object.entries(files)) {
    for (const [key, value] of Object.entries(file)) {
      // One key in two files must stay visible as two entries, else the later file would hide the earlier one.
      messages.set(messages.has(key) ? `${feature}/${key}` : key, { key, feature, value })
    }
  }
  return messages
}

/** The names a message takes as one comparable text, when it can be read: `checkTexts` says when not. */
function parametersOf(value: MessageValue): string | undefined {
  try {
    return inputsOf(readMessage(value)).join(', ')
  } catch {
    return undefined
  }
}
