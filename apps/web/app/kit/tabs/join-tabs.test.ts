import { expect, it } from 'vitest'
import { joinTabs } from './join-tabs.ts'

it('tells the other tabs of the same name, and nobody else', async () => {
  const heard: string[] = []
  const listen = (tab: string, name: string) => joinTabs<string>(name, (said) => heard.push(`${tab} ${said}`))
  const tabs = [listen('one', 'room/7'), listen('two', 'room/7'), listen('another', 'room/8')]
  tabs[0]?.tell('finished')
  await expect.poll(() => heard).toEqual(['two finished'])
  for (const tab of tabs) tab.close()
  // A late word of a tab that was left.
  tabs[0]?.tell('finished')
  expect(heard).toHaveLength(1)
})
