import type { setCourseEnrolment } from '@prostuti/contract/staff'
import * as m from '@prostuti/text/messages'
import { post } from '../../api/call.ts'
import { AskButton } from '../../kit/form/ask-button.tsx'

/** Opens or closes enrolment in every batch of the course, after a word about what that does. */
export const EnrolmentSwitch = ({ id, isOpen }: { id: string; isOpen: boolean }) => (
  <AskButton
    path="/api/v3/admin/courses"
    label={isOpen ? m.office_course_close() : m.office_course_reopen()}
    text={isOpen ? m.office_course_close_text() : m.office_course_reopen_text()}
    isGrave={isOpen}
    act={() =>
      post<typeof setCourseEnrolment>('/api/v3/admin/courses/:id/enrolment', { open: !isOpen }, { params: { id } })
    }
  />
)
