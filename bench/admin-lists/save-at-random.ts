import { faqResource } from '../../packages/contract/src/staff/index.ts'

type Saver = { cookie: string; token: string }

/**
 * Two people read one thing and save it, each whenever they like. Whatever was answered with "saved" must be a version of its history,
 * and the last of them what it says; everything else must have been refused.
 */
export async function saveAtRandom(url: string, [one, other]: [Saver, Saver], rounds: number) {
  const post = ({ cookie, token }: Saver, path: string, body: object) => {
    const headers = { cookie, 'x-office-token': token, 'content-type': 'application/json' }
    return fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  const read = async ({ cookie }: Saver, path: string) => (await fetch(url + path, { headers: { cookie } })).json()
  const fields = { title: { bn: '0' }, answer: { bn: '0' }, category: 'bench', show_on_home: false, is_active: true }
  const { id } = (await (await post(one, faqResource.path, { fields })).json()) as { id: number }
  const at = `${faqResource.path}/${id}`
  const accepted = new Map<number, string>()
  let refused = 0
  const saveOften = async (saver: Saver, name: string) => {
    for (let nth = 0; nth < rounds / 2; nth++) {
      const { version } = (await read(saver, at)) as { version: number }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 3))
      const text = `${name} ${nth}`
      const answer = await post(saver, at, { version, fields: { ...fields, answer: { bn: text } } })
      if (answer.status === 409) refused++
      else if (answer.ok) accepted.set(((await answer.json()) as { version: number }).version, text)
      else throw new Error(`a save answered ${answer.status}`)
    }
  }
  await Promise.all([saveOften(one, 'নাজমা'), saveOften(other, 'রাশেদ')])
  const { revisions } = (await read(one, `${at}/history`)) as {
    revisions: { version: number; fields: { answer: { bn: string } } }[]
  }
  // The history shows the last hundred; each of them must be what its saver was told.
  const lost = revisions.filter((each) => each.version > 1 && accepted.get(each.version) !== each.fields.answer.bn)
  const versions = [...accepted.keys()].toSorted((a, b) => a - b)
  const gaps = versions.filter((version, nth) => version !== nth + 2)
  return { saved: accepted.size, refused, lost: lost.length + gaps.length }
}
