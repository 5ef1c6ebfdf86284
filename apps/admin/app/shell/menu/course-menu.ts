import * as m from '@prostuti/text/messages'
import { CalendarDays } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const courseMenu: MenuGroup = {
  title: m.office_menu_courses,
  to: '/batches',
  needs: 'courses.read',
  icon: CalendarDays,
  key: 'c',
  items: [
    {
      title: m.office_batches,
      to: '/batches',
      needs: 'courses.read',
      make: { title: m.office_batch_new, needs: 'courses.write' },
    },
    {
      title: m.office_menu_course_list,
      to: '/courses',
      needs: 'courses.read',
      make: { title: m.office_course_new, needs: 'courses.write' },
    },
    {
      title: m.office_sessions,
      to: '/course-sessions',
      needs: 'courses.read',
      make: { title: m.office_session_new, needs: 'courses.write' },
    },
    {
      title: m.office_categories,
      to: '/batch-categories',
      needs: 'courses.read',
      make: { title: m.office_category_new, needs: 'courses.write' },
    },
    {
      title: m.office_events,
      to: '/events',
      needs: 'courses.read',
      make: { title: m.office_event_new, needs: 'courses.write' },
    },
    {
      title: m.office_menu_teachers,
      to: '/teachers',
      needs: 'courses.read',
      make: { title: m.office_teacher_new, needs: 'courses.write' },
    },
    {
      title: m.office_menu_holidays,
      to: '/holidays',
      needs: 'courses.read',
      make: { title: m.office_holiday_new, needs: 'courses.write' },
    },
  ],
}
