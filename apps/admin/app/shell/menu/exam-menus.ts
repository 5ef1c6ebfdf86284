import * as m from '@prostuti/text/messages'
import { LibraryBig, SquarePen } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const questionMenu: MenuGroup = {
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
}

export const examMenu: MenuGroup = {
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
    {
      title: m.office_cut_marks,
      to: '/cut-marks',
      needs: 'exams.read',
      make: { title: m.office_cut_mark_new, needs: 'cut_marks.write' },
    },
    { title: m.office_control, to: '/control-room', needs: 'sittings.read' },
    { title: m.office_menu_results, to: '/results', needs: 'results.read' },
    { title: m.office_menu_objections, to: '/objections', needs: 'objections.read' },
    { title: m.office_menu_corrections, to: '/corrections', needs: 'corrections.read' },
  ],
}
