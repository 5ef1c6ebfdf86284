import { inputsOf, type Text, type Wording } from './read-message.ts'

export type Message = { readonly bn: Wording; readonly en: Wording }

/** The function that says it: `m.home_left({ n: '৩' })`, or in a language of choice `m.home_left({ n: '3' }, { locale: 'en' })`. */
export function writeMessage(name: string, { bn, en }: Message): string {
  return `export const ${name} = (i, o) => isEnglish(o) ? ${writeWording(en)} : ${writeWording(bn)}\n`
}

/** What its function needs, from a file so many folders above. */
export function writeImport(folders: number, { en }: Pick<Message, 'en'>): string {
  return `import { isEnglish${'count' in en ? ', isOne' : ''} } from '${'../'.repeat(folders)}say.ts'\n`
}

export function writeType(name: string, { bn }: Message): string {
  const inputs = inputsOf(bn)
  return `export declare const ${name}: ${inputs.length === 0 ? 'Plain' : `With<'${inputs.join("' | '")}'>`}\n`
}

/** What `writeType` speaks of. */
export const typesHead = `import type { Locale } from '../locale.ts'
type LocaleChoice = { locale?: Locale }
type Plain = (inputs?: object, options?: LocaleChoice) => string
type With<Name extends string> = (inputs: Record<Name, string | number>, options?: LocaleChoice) => string
`

const writeWording = (wording: Wording): string =>
  'count' in wording
    ? `isOne(i.${wording.count}) ? ${writeWording(wording.one)} : ${writeWording(wording.other)}`
    : writeText(wording)

function writeText(text: Text): string {
  const pieces = text.map((piece) =>
    typeof piece === 'string'
      ? piece.replace(/[\\`]|\$(?=\{)/g, '\\$&').replaceAll('\r', '\\r')
      : `\${i.${piece.input}}`,
  )
  return `\`${pieces.join('')}\``
}
