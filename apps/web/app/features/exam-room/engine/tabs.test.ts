import { expect, it } from 'vitest'
import { joinTabs, type TabMessage } from './tabs.ts'

it('tells the other tabs of the same room, and nobody else', async () => {
  const heard: string[] = []
  const listen = (name: string, room: string) => joinTabs(room, ({ kind }: TabMessage) => heard.push(`${name} ${kind}`))
  const tabs = [listen('one', '7/a/1'), listen('two', '7/a/1'), listen('another room', '8/a/1')]
  tabs[0]?.tell({ kind: 'finished' })
  await expect.poll(() => heard).toEqual(['two finished'])
  for (const tab of tabs) tab.close()
  // A late word of a room that was left.
  tabs[0]?.tell({ kind: 'finished' })
  expect(heard).toHaveLength(1)
})
