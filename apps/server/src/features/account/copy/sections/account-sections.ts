import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/** Who the doctor is, from where they came in, and what they opened. */
export const accountSections: Section[] = [
  {
    key: 'profile',
    about: messages.copy_about_profile,
    tables: ['doctor'],
    rows: (doctor) => sql`
      select d.name, d.phone, d.email, d.bmdc, college.name_en as medical_college,
        d.present_address, pu.name_en as present_upazila, pd.name_en as present_district, pv.name_en as present_division,
        d.permanent_address, hu.name_en as permanent_upazila, hd.name_en as permanent_district, hv.name_en as permanent_division,
        d.avatar is not null as has_picture, d.created_at as registered_at, d.updated_at as changed_at,
        d.device_released_at as last_released_a_device_at
      from doctor d
      left join medical_college college on college.id = d.medical_college_id
      left join upazila pu on pu.id = d.present_upazila_id
      left join district pd on pd.id = d.present_district_id
      left join division pv on pv.id = d.present_division_id
      left join upazila hu on hu.id = d.permanent_upazila_id
      left join district hd on hd.id = d.permanent_district_id
      left join division hv on hv.id = d.permanent_division_id
      where d.id = ${doctor}`,
  },
  {
    key: 'how_you_came',
    about: messages.copy_about_how_you_came,
    tables: ['join_record'],
    // Anybody can write a number into that form: what came after the account is not about how its doctor came.
    rows: (doctor) => sql`
      select j.name, j.campaign, j.created_at from join_record j join doctor d on d.phone = j.phone
      where d.id = ${doctor} and j.created_at <= d.created_at order by j.id`,
  },
  {
    key: 'devices',
    about: messages.copy_about_devices,
    tables: ['device'],
    rows: (doctor) => sql`
      select label as device, created_at as first_used_at, last_used_at, verified_at, released_at, held_until as exam_on_it_until
      from device where doctor_id = ${doctor} order by id`,
  },
  {
    key: 'device_requests',
    about: messages.copy_about_device_requests,
    tables: ['device_request'],
    rows: (doctor) => sql`
      select device.label as device, reason, status, device_request.created_at, decided_at
      from device_request join device on device.id = device_id
      where device_request.doctor_id = ${doctor} order by device_request.id`,
  },
  {
    key: 'sign_ins',
    about: messages.copy_about_sign_ins,
    tables: ['sign_in'],
    rows: (doctor) => sql`
      select device.label as device, impersonated_by is not null as by_staff, sign_in.created_at, sign_in.last_used_at,
        expires_at, ended_at, ended_because
      from sign_in left join device on device.id = device_id
      where sign_in.doctor_id = ${doctor} order by sign_in.id`,
  },
  {
    key: 'news_wishes',
    about: messages.copy_about_news_wishes,
    tables: ['push_setting'],
    rows: (doctor) => sql`
      select "off" as turned_off, quiet_from as quiet_from_minute, quiet_until as quiet_until_minute, exams_in_quiet,
        cards_at as cards_at_minute, updated_at
      from push_setting where doctor_id = ${doctor}`,
  },
  {
    key: 'codes_sent',
    about: messages.copy_about_codes_sent,
    tables: ['otp_challenge'],
    rows: (doctor) => sql`
      select purpose, created_at as sent_at, used_at from otp_challenge
      where phone = (select phone from doctor where id = ${doctor}) order by id`,
  },
  {
    key: 'pages_opened',
    about: messages.copy_about_pages_opened,
    tables: ['activity'],
    rows: (doctor) => sql`
      select at, "from" as came_from, "to" as page, query from activity where doctor_id = ${doctor} order by id`,
  },
  {
    key: 'done_by_staff',
    about: messages.copy_about_done_by_staff,
    tables: ['audit_entry'],
    rows: (doctor) => sql`select at, action from audit_entry where doctor_id = ${doctor} order by id`,
  },
]
