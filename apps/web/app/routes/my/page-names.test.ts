import { locales } from '@prostuti/text/locale'
import { inLocale } from '@prostuti/text/runtime'
import { describe, expect, it } from 'vitest'
import { examListAt } from '../../features/exam-list/exam-lists.ts'
import { accountMenu, behindTabs, sideMenu, tabs } from '../../features/my/menu.tsx'
import { courseParts } from '../../features/my-courses/course-parts.ts'
import { myRoutes } from '../../route-table.ts'

const files = import.meta.glob<{ title: () => string }>(['./**/my-*.tsx', '!./my-layout.tsx', '!./my-page.tsx'])

/** What a page calls itself, by its path in the route table. */
async function titleAt(path: string): Promise<() => string> {
  if (!path.startsWith('/my/')) return examListAt(path).title
  const page = myRoutes.find((route) => route.path === path)?.page.replace(/^my/, '.')
  const file = await files[`${page}.tsx`]?.()
  if (!file) throw new Error(`no page for ${path}`)
  return file.title
}

const links = [
  ...[...sideMenu, ...tabs, ...behindTabs, ...accountMenu].map(({ to, label }) => ({ path: to, label })),
  ...courseParts.map(({ page, label }) => ({ path: page, label })),
]

describe('a link of the menus', () => {
  it.each(locales)('has the name of its page (%s)', async (locale) => {
    const said = inLocale(locale, () => links.map(({ path, label }) => `${path} ${label()}`))
    const titles = await inLocale(locale, () =>
      Promise.all(links.map(async ({ path }) => `${path} ${(await titleAt(path))()}`)),
    )
    expect(said).toEqual(titles)
  })
})
