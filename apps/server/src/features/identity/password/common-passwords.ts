import { toLatinDigits } from '@prostuti/text/digits'

const refused = 10_000
const shortest = 8

let known: Promise<ReadonlySet<string>> | undefined

/** One of the 10,000 commonest that are long enough to be chosen at all. The list is read when the first password is. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= readCommonest()
  return (await known).has(toLatinDigits(password).toLowerCase())
}

async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const ranked = dictionary['passwords-common']
  return new Set(ranked.filter((password) => password.length >= shortest).slice(0, refused))
}
