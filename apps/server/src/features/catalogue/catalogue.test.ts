import { batchCategories, courseSettings, courses, eventCategories } from '@prostuti/contract'
import { tables } from '@prostuti/db'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await buildTestApp()
})
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })

describe('batch categories', () => {
  it('are eleven on the demo data, in both languages', async () => {
    const bengali = batchCategories.response.parse((await get('/api/v3/web/homepage/batch-categories')).json())
    const english = batchCategories.response.parse(
      (await get('/api/v3/web/homepage/batch-categories', { cookie: 'lang=en' })).json(),
    )
    expect(bengali.categories.length).toBe(11)
    expect(english.categories.map((category) => category.slug)).toEqual(
      bengali.categories.map((category) => category.slug),
    )
    expect(english.categories.map((category) => category.subtitle)).not.toEqual(
      bengali.categories.map((category) => category.subtitle),
    )
  })
})

describe('events', () => {
  it('gives the home page its four, the nearest deadline first, and none whose deadline has passed', async () => {
    await test.deps.database.db.insert(tables.event).values([
      {
        name: { bn: 'গতকাল শেষ' },
        startsAt: new Date(),
        deadline: new Date(Date.now() - 86_400_000),
        feePaisa: 0,
        mode: 'online',
      },
      {
        name: { bn: 'এখনই শেষ' },
        startsAt: new Date(),
        deadline: new Date(Date.now() + 60_000),
        feePaisa: 0,
        mode: 'online',
      },
    ])
    const response = await get('/api/v3/web/homepage/event-categories?per-page=4&list-for=homepage-section')
    const { events } = eventCategories.response.parse(response.json())
    expect(events.length).toBe(4)
    expect(events[0]?.name).toBe('এখনই শেষ')
    const deadlines = events.map((event) => Date.parse(event.deadline))
    expect(deadlines).toEqual(deadlines.toSorted((a, b) => a - b))
    expect(Math.min(...deadlines)).toBeGreaterThan(Date.now())
  })

  it.each(['per-page=0', 'per-page=1000', 'list-for=x', 'page=-1'])('refuses %s with a 422', async (query) => {
    const response = await get(`/api/v3/web/homepage/event-categories?${query}`)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual([query.split('=')[0]])
  })
})

describe('courses', () => {
  it('are listed, and each has settings', async () => {
    const list = courses.response.parse((await get('/api/v3/web/homepage/courses')).json())
    expect(list.courses.length).toBe(4)
    for (const course of list.courses) {
      const response = await get(`/api/v3/web/course-settings/${course.id}`)
      expect(courseSettings.response.parse(response.json()).course_settings.course_id).toBe(course.id)
    }
  })

  it('answers 404 for a course that is not there', async () => {
    const response = await get('/api/v3/web/course-settings/2147483647')
    expect(response.statusCode).toBe(404)
    expect(response.json().code).toBe('not_found')
  })

  it.each(['0', '-1', 'abc', '1.5', '2147483648', '99999999999999999999999', '%00', "1'%20or%201=1"])(
    'refuses the id %s with a 422',
    async (id) => {
      const response = await get(`/api/v3/web/course-settings/${id}`)
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toHaveProperty('id')
    },
  )
})
