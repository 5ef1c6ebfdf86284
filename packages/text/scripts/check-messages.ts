/** What one message file holds: a text, or the plugin's array form for messages with variants. */
type MessageValue = string | readonly unknown[]
type MessageFile = Readonly<Record<string, MessageValue>>

/** Language → feature (the file's name without .json) → its messages. */
export type MessageTree = Readonly<Record<string, Readonly<Record<string, MessageFile>>>>

/**
 * Says, in one sentence each, what would make the two languages drift apart.
 * The compiler itself is silent about all of this: it falls back to the base language.
 */
export function checkMessages(tree: MessageTree, locales: readonly string[], features: readonly string[]): string[] {
  return [...checkFeatures(tree, locales, features), ...checkKeys(tree, locales), ...checkTexts(tree)]
}

function checkFeatures(tree: MessageTree, locales: readonly string[], features: readonly string[]): string[] {
  const problems: string[] = []
  for (const locale of locales) {
    const present = Object.keys(tree[locale] ?? {})
    for (const feature of features) {
      if (!present.includes(feature))
        problems.push(`messages/${locale}/${feature}.json is named in settings.json but missing`)
    }
    for (const feature of present) {
      if (!features.includes(feature)) {
        problems.push(`messages/${locale}/${feature}.json is not named in project.inlang/settings.json (pathPattern)`)
      }
    }
  }
  return problems
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
    const signatures = found.flatMap(({ locale, message }) =>
      message === undefined ? [] : [{ locale, names: parametersOf(message.value) }],
    )
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
    }
  }
  return problems
}

function flatten(files: Readonly<Record<string, MessageFile>>) {
  const messages = new Map<string, { key: string; feature: string; value: MessageValue }>()
  for (const [feature, file] of Object.entries(files)) {
    for (const [key, value] of Object.entries(file)) {
      // One key in two files must stay visible as two entries, else the later file would hide the earlier one.
      if (key !== '$schema') messages.set(messages.has(key) ? `${feature}/${key}` : key, { key, feature, value })
    }
  }
  return messages
}

/** The names a message takes, sorted, as one comparable text. */
function parametersOf(value: MessageValue): string {
  const names =
    typeof value === 'string'
      ? [...value.matchAll(/(?<!\\)\{\s*(\w+)/g)].map((match) => match[1] ?? '')
      : [...JSON.stringify(value).matchAll(/"input (\w+)/g)].map((match) => match[1] ?? '')
  return [...new Set(names)].sort().join(', ')
}
