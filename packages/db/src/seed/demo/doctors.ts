import type { doctor, staff } from '../../tables/index.ts'

/** The password of every demo doctor. The server prints it at start while the demo data is on. */
const demoPassword = 'prostuti-demo'

/** Argon2id of that password (m=19456, t=2, p=1, as in hash-password.ts of the server), made once: seeding must not wait for it. */
const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$o0qgpPkmUV8+jjq+HrCJ5A$p7afvDm2zeliKfngz0EJCn9GeZYvIJgDewuBUTAiaQo'

// Dhaka › Dhaka › Dhanmondi, and Sylhet › Sylhet › Sylhet Sadar, by the ids of the reference data.
const dhanmondi = { division: 6, district: 47, upazila: 9013 }
const sylhetSadar = { division: 5, district: 36, upazila: 281 }

type DemoDoctor = typeof doctor.$inferInsert & { about: string; college: string }

/** BMDC has not yet given out numbers of seven digits. */
const demoDoctorsAndWhy: DemoDoctor[] = [
  {
    // In the middle of two running batches, FCPS and BCS; has sat some exams.
    about: 'profile complete, in two courses, exams sat',
    phone: '+8801700000101',
    name: 'ডা. ফারহানা ইয়াসমিন',
    email: 'farhana@example.com',
    bmdc: 'A-9999101',
    college: 'Dhaka Medical College',
    presentDivisionId: dhanmondi.division,
    presentDistrictId: dhanmondi.district,
    presentUpazilaId: dhanmondi.upazila,
    presentAddress: 'বাসা ১২, সড়ক ৭/এ',
    permanentDivisionId: sylhetSadar.division,
    permanentDistrictId: sylhetSadar.district,
    permanentUpazilaId: sylhetSadar.upazila,
    permanentAddress: 'আম্বরখানা, চৌকিদেখী',
    hasActivePaidCourse: true,
    passwordHash: demoPasswordHash,
  },
  {
    // Has a running course but neither email nor addresses: the dashboard asks for them.
    about: 'information missing',
    phone: '+8801700000102',
    name: 'ডা. তানভীর মাহমুদ',
    bmdc: 'A-9999102',
    college: 'Sylhet MAG Osmani Medical College',
    hasActivePaidCourse: true,
    passwordHash: demoPasswordHash,
  },
  {
    // Joined today and has nothing yet: every page shows how it begins.
    about: 'new, nothing yet',
    phone: '+8801700000103',
    name: 'ডা. সাদমান রহমান',
    bmdc: 'A-9999103',
    college: 'Rajshahi Medical College',
    passwordHash: demoPasswordHash,
  },
  {
    // In a marathon of live classes, of which one is on and another comes whenever one looks by day.
    about: 'live classes all day',
    phone: '+8801700000104',
    name: 'ডা. নাজনীন সুলতানা',
    email: 'nazneen@example.com',
    bmdc: 'A-9999104',
    college: 'Dhaka Medical College',
    presentDivisionId: dhanmondi.division,
    presentDistrictId: dhanmondi.district,
    presentUpazilaId: dhanmondi.upazila,
    presentAddress: 'বাসা ৫, সড়ক ২',
    permanentDivisionId: sylhetSadar.division,
    permanentDistrictId: sylhetSadar.district,
    permanentUpazilaId: sylhetSadar.upazila,
    permanentAddress: 'জিন্দাবাজার',
    hasActivePaidCourse: true,
    passwordHash: demoPasswordHash,
  },
  {
    // Has bought much and changed much: an order in every state.
    about: 'orders moved, postponed, and with refunds asked, refused and paid',
    phone: '+8801700000105',
    name: 'ডা. মাহবুব হাসান',
    bmdc: 'A-9999105',
    college: 'Rajshahi Medical College',
    hasActivePaidCourse: true,
    passwordHash: demoPasswordHash,
  },
]

export const demoDoctors = demoDoctorsAndWhy.map(({ about: _, ...row }) => row)

const passwordHash = demoPasswordHash

/** One of each role. Their second factor is made by the server, which has the secret to keep it with. */
export const demoStaff = [
  { name: 'সাবিহা রহমান', email: 'support@example.com', role: 'support', duties: ['despatch'], passwordHash },
  { name: 'মাহমুদ হাসান', email: 'owner@example.com', role: 'owner', passwordHash },
  { name: 'শারমিন আক্তার', email: 'manager@example.com', role: 'manager', duties: ['exam_control'], passwordHash },
  { name: 'ডা. তানভীর রহমান', email: 'teacher@example.com', role: 'teacher', duties: ['review'], passwordHash },
  { name: 'তাসলিমা বেগম', email: 'accounts@example.com', role: 'accounts', passwordHash },
] satisfies (typeof staff.$inferInsert)[]

/** What a newcomer types to sign in to the office. */
export const demoStaffAccounts = demoStaff.map(({ email, role }) => ({ email, role, password: demoPassword }))

/** What a newcomer types to sign in. */
export const demoAccounts = demoDoctorsAndWhy.map(({ phone, about }) => ({
  phone: phone.replace(/^\+88/, ''),
  password: demoPassword,
  about,
}))
