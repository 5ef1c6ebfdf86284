import type { Doctor } from '@prostuti/contract'

/** A doctor with nothing missing. */
export const aDoctor: Doctor = {
  id: 1,
  name: 'ডা. নুসরাত জাহান',
  phone: '+8801700000101',
  email: 'nusrat@example.com',
  bmdc: 'A-104218',
  medical_college_id: 3,
  present_division_id: 6,
  present_district_id: 47,
  present_upazila_id: 9013,
  present_address: 'বাসা ১২',
  permanent_division_id: 5,
  permanent_district_id: 36,
  permanent_upazila_id: 281,
  permanent_address: 'চৌকিদেখী',
  avatar: '/files/avatars/a.webp',
  has_verified_device: true,
  has_active_courses_with_payment: true,
}
