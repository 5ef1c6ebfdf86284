import type { course, courseSetting } from '../../../tables/index.ts'

export type DemoCourse = typeof course.$inferInsert & { setting: Omit<typeof courseSetting.$inferInsert, 'courseId'> }
