import type { StaffAction } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import {
  CalendarDays,
  House,
  LibraryBig,
  type LucideIcon,
  Megaphone,
  PanelsTopLeft,
  SlidersHorizontal,
  SquarePen,
} from 'lucide-react'

export type MenuItem = {
  title: () => string
  to: string
  needs: StaffAction
  /** What is begun there by whoever may, at `/new`. */
  make?: { title: () => string; needs: StaffAction }
}
export type MenuGroup = MenuItem & { icon: LucideIcon; key: string; items: MenuItem[] }

/** The map of the office. What a member may not do is not there. `key` opens it after a `g`. */
const menu: MenuGroup[] = [
  { title: m.office_menu_today, to: '/', needs: 'own', icon: House, key: 'h', items: [] },
  {
    title: m.office_menu_questions,
    to: '/questions',
    needs: 'questions.read',
    icon: LibraryBig,
    key: 'q',
    items: [
      {
        title: m.office_questions,
        to: '/questions',
        needs: 'questions.read',
        make: { title: m.office_question_new, needs: 'questions.write' },
      },
      { title: m.office_review_queue, to: '/questions/review', needs: 'questions.review' },
      { title: m.office_look_alikes, to: '/questions/look-alikes', needs: 'questions.review' },
      { title: m.office_import, to: '/import', needs: 'questions.write' },
      { title: m.office_menu_subjects, to: '/subjects', needs: 'questions.read' },
    ],
  },
  {
    title: m.office_menu_exams,
    to: '/papers',
    needs: 'exams.read',
    icon: SquarePen,
    key: 'e',
    items: [
      {
        title: m.office_papers,
        to: '/papers',
        needs: 'exams.read',
        make: { title: m.office_paper_new, needs: 'papers.write' },
      },
      {
        title: m.office_packs,
        to: '/rule-packs',
        needs: 'exams.read',
        make: { title: m.office_pack_new, needs: 'packs.write' },
      },
      { title: m.office_control, to: '/control-room', needs: 'sittings.read' },
      { title: m.office_menu_results, to: '/results', needs: 'results.read' },
      { title: m.office_menu_objections, to: '/objections', needs: 'objections.read' },
      { title: m.office_menu_corrections, to: '/corrections', needs: 'corrections.read' },
    ],
  },
  {
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
      {
        title: m.office_codes,
        to: '/discount-codes',
        needs: 'codes.read',
        make: { title: m.office_code_new, needs: 'codes.write' },
      },
    ],
  },
  {
    title: m.office_menu_notices,
    to: '/notices',
    needs: 'notices.read',
    make: { title: m.office_notice_new, needs: 'notices.write' },
    icon: Megaphone,
    key: 'n',
    items: [],
  },
  {
    title: m.office_menu_website,
    to: '/hero',
    needs: 'website.read',
    icon: PanelsTopLeft,
    key: 'w',
    items: [
      { title: m.office_menu_hero, to: '/hero', needs: 'website.read' },
      {
        title: m.office_menu_slides,
        to: '/hero-slides',
        needs: 'website.read',
        make: { title: m.office_slide_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_marquee,
        to: '/marquee',
        needs: 'website.read',
        make: { title: m.office_marquee_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_pages,
        to: '/pages',
        needs: 'website.read',
        make: { title: m.office_page_new, needs: 'website.write' },
      },
      { title: m.office_menu_menus, to: '/menus', needs: 'website.read' },
      { title: m.office_menu_footer, to: '/footer', needs: 'website.read' },
      {
        title: m.office_menu_faq,
        to: '/faqs',
        needs: 'website.read',
        make: { title: m.office_faq_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_gallery,
        to: '/gallery',
        needs: 'website.read',
        make: { title: m.office_album_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_free_videos,
        to: '/free-videos',
        needs: 'website.read',
        make: { title: m.office_free_video_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_services,
        to: '/services',
        needs: 'website.read',
        make: { title: m.office_service_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_branches,
        to: '/branches',
        needs: 'website.read',
        make: { title: m.office_branch_new, needs: 'website.write' },
      },
      {
        title: m.office_menu_colleges,
        to: '/colleges',
        needs: 'website.read',
        make: { title: m.office_college_new, needs: 'website.write' },
      },
      { title: m.office_menu_texts, to: '/site-texts', needs: 'website.read' },
      { title: m.office_look, to: '/look', needs: 'website.read' },
    ],
  },
  {
    title: m.office_settings_menu,
    to: '/settings',
    needs: 'audit.read',
    icon: SlidersHorizontal,
    key: 's',
    items: [
      { title: m.office_settings_title, to: '/settings', needs: 'settings.read' },
      {
        title: m.office_menu_staff,
        to: '/staff',
        needs: 'staff.read',
        make: { title: m.office_invite, needs: 'staff.write' },
      },
      { title: m.office_menu_audit, to: '/audit', needs: 'audit.read' },
    ],
  },
]

/**
 * What of the map is this member's: of a group what they may open, whatever the group itself needs, and the group leads to the first
 * of those.
 */
export const menuFor = (may: (action: StaffAction) => boolean): MenuGroup[] =>
  menu.flatMap((group) => {
    if (group.items.length === 0) return may(group.needs) ? [group] : []
    const items = group.items.filter(({ needs }) => may(needs))
    const [first] = items
    return first ? [{ ...group, to: first.to, items }] : []
  })

/** Each screen of the map once, under its own name. */
export const screensFor = (may: (action: StaffAction) => boolean): (MenuItem & { group: () => string })[] =>
  menuFor(may).flatMap((group) =>
    (group.items.length === 0 ? [group] : group.items).map(({ title, to, needs }) => ({
      title,
      to,
      needs,
      group: group.title,
    })),
  )

/** What this member may begin, wherever they are. */
export const makesFor = (may: (action: StaffAction) => boolean): { title: () => string; to: string }[] =>
  menuFor(may)
    .flatMap((group) => (group.items.length === 0 ? [group] : group.items))
    .flatMap(({ to, make }) => (make && may(make.needs) ? [{ title: make.title, to: `${to}/new` }] : []))
