import { childOf } from '../../xml/xml-element.ts'
import { type DocxPackage, elementsOfPart } from './open-package.ts'

/** The Latin fonts that `minorHAnsi` and `majorHAnsi` stand for. */
export type Theme = { major: string | undefined; minor: string | undefined }

export async function readTheme(file: DocxPackage): Promise<Theme> {
  for await (const scheme of elementsOfPart(file, 'theme', ['fontScheme'])) {
    const latin = (name: string) => childOf(childOf(scheme, name), 'a:latin')?.attributes.typeface
    return { major: latin('a:majorFont'), minor: latin('a:minorFont') }
  }
  return { major: undefined, minor: undefined }
}

export const themeFont = (theme: Theme, token: string | undefined): string | undefined => {
  if (token === undefined) return undefined
  return token.startsWith('major') ? theme.major : theme.minor
}
