export { enrolmentRoutes } from './enrolment.routes.ts'
export { findOwnCourse, type OwnCourse, requireLectures } from './own-course.ts'
