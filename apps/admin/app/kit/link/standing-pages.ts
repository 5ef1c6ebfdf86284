import * as m from '@prostuti/text/messages'

/** Pages of the site that every centre has. */
export const standingPages = (): { link: string; title: string }[] => [
  { link: '/', title: m.office_link_home() },
  { link: '/batches', title: m.office_link_batches() },
  { link: '/events', title: m.office_link_events() },
  { link: '/bcs-exam-list', title: m.office_link_bcs_exams() },
  { link: '/quiz-list', title: m.office_link_quizzes() },
  { link: '/special-exam', title: m.office_link_special_exams() },
  { link: '/faq', title: m.office_link_faq() },
  { link: '/gallery', title: m.office_link_gallery() },
  { link: '/contact-details', title: m.office_link_contact() },
  { link: '/join', title: m.office_link_join() },
]
