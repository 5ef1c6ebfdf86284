import { describe, expect, it } from 'vitest'
import { readElements } from './read-elements.ts'

async function read(...chunks: string[]) {
  const found = []
  for await (const element of readElements(chunks, (name) => name === 'q')) found.push(element)
  return found
}

describe('an XML file', () => {
  it('is read element by element, however it comes in pieces', async () => {
    const file =
      '<?xml version="1.0"?>\n<quiz><x/>\n<q a="১"><t><![CDATA[ক<খ]]]]><![CDATA[>]]> &amp; &#2455;</t><e/></q>\n<q/></quiz>'
    const whole = await read(file)
    expect(whole).toEqual(await read(...file))
    expect(whole).toMatchObject([
      { attributes: { a: '১' }, line: 3, children: [{ name: 't', text: 'ক<খ]]> & গ' }, { name: 'e' }] },
      { line: 4, children: [] },
    ])
  })

  it.each([
    ['that names a document type', '<!DOCTYPE quiz SYSTEM "file:///etc/passwd"><quiz/>', 'dangerous'],
    ['with entities that grow', '<!DOCTYPE z [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><quiz>&b;</quiz>', 'dangerous'],
    ['in small letters too', '<!doctype quiz><quiz/>', 'dangerous'],
    ['that is nested without end', '<q>'.repeat(300), 'dangerous'],
    ['with more elements in one than anybody writes', `<q>${'<i/>'.repeat(30_000)}</q>`, 'dangerous'],
    ['that ends in the middle', '<quiz><q><t>ক</t>', 'broken'],
    ['whose tags do not match', '<quiz><q><t>ক</q></quiz>', 'broken'],
  ])('%s is refused', async (_, file, refusal) => {
    await expect(read(file)).rejects.toMatchObject({ refusal })
  })
})
