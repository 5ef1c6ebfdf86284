import { timingSafeEqual } from 'node:crypto'
import { isLocale, type Locale } from '@prostuti/text/locale'
import { keyedHash } from '../../../../secrets.ts'

type Sealed = { paperId: number; locale: Locale; hash: string }

const wholeName = /^(\d{1,9})-(\w\w)-([\w-]{22})\.([\w-]{43})$/

/**
 * `{paper}-{language}-{mark}.{hash of the bytes}`. The mark follows from the rest and the server's secret: to ask for a name that the
 * server has not told costs it neither a look at the database nor a seal.
 */
export const sealedName = (appSecret: string, sealed: Sealed): string =>
  `${sealed.paperId}-${sealed.locale}-${markOf(appSecret, sealed)}.${sealed.hash}`

/** Which paper it names; undefined where this centre has never told it. */
export function readSealedName(appSecret: string, name: string): Sealed | undefined {
  const [, id, locale, mark, hash] = wholeName.exec(name) ?? []
  if (mark === undefined || hash === undefined || !isLocale(locale)) return undefined
  const sealed = { paperId: Number(id), locale, hash }
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(appSecret, sealed))) ? sealed : undefined
}

const markOf = (appSecret: string, { paperId, locale, hash }: Sealed): string =>
  keyedHash(appSecret, 'sealed paper', String(paperId), locale, hash).slice(0, 22)
