import { afterAll, expect, inject, it } from 'vitest'
import { startStreamingPair, waitUntilReplayed } from './streaming-pair.ts'
import { withClient } from './test-cluster.ts'
import { startWireProxy } from './wire-proxy.ts'

const pair = await startStreamingPair({ synchronous: true, madeCluster: inject('madeCluster') })
afterAll(() => pair.remove())

const ask = (url: string, text: string) => withClient(url, async (client) => (await client.query(text)).rows)

it('a pair that streams: the standby has what was committed, and goes on alone when the primary was killed', async () => {
  const { primary, standby } = pair
  const proxy = await startWireProxy(primary.target)
  const url = proxy.urlFor(primary.urlOf('postgres'))
  await ask(url, 'create table kept as select 42 as value')
  await waitUntilReplayed(primary, standby)
  expect(await ask(standby.urlOf('postgres'), 'select value from kept')).toEqual([{ value: 42 }])
  await expect(ask(standby.urlOf('postgres'), 'create table refused ()')).rejects.toMatchObject({ code: '25006' })

  await primary.kill()
  await standby.promote()
  proxy.leadTo(standby.target)
  await ask(url, 'insert into kept values (43)')
  expect(await ask(url, 'select count(*)::int as rows from kept')).toEqual([{ rows: 2 }])
  await proxy.close()
})
