export { enrolmentRoutes } from './enrolment.routes.ts'
export { listCourses } from './list-courses.ts'
export { findOwnCourse, listOwnCourses, type OwnCourse, requireLectures } from './own-course.ts'
export { isRowOfEnrolment } from './row-of-enrolment.ts'
