export { doctorDeskRoutes } from './doctor-desk.routes.ts'
export { type DoctorRow, findOpenDoctor, readScope } from './doctor-in-scope.ts'
export { describeDoctors } from './finding/describe-doctors.ts'
