import * as messages from '@prostuti/text/all-messages'
import { sql } from 'drizzle-orm'
import type { Section } from '../section.ts'

/** What was sent to the doctor, and what was said between them and the centre. */
export const contactSections: Section[] = [
  {
    key: 'parcels',
    about: messages.copy_about_parcels,
    tables: ['sheet_delivery', 'sheet_delivery_item', 'delivery_step'],
    rows: (doctor) => sql`
      select d.invoice as parcel, d.state, d.recipient_name, d.recipient_phone, d.address, upazila.name_en as upazila,
        district.name_en as district, division.name_en as division, d.note, d.courier, d.courier_name, d.consignment_id,
        d.tracking_code, d.created_at, d.booked_at, d.settled_at,
        (select json_agg(sheet.title order by sheet.id) from sheet_delivery_item join sheet on sheet.id = sheet_id
          where delivery_id = d.id) as sheets,
        (select json_agg(json_build_object('at', at, 'state', state, 'said', said, 'detail', detail) order by at, id)
          from delivery_step where delivery_id = d.id) as steps
      from sheet_delivery d
      join enrolment on enrolment.id = d.enrolment_id
      join upazila on upazila.id = d.upazila_id
      join district on district.id = d.district_id
      join division on division.id = d.division_id
      where enrolment.doctor_id = ${doctor} order by d.id`,
  },
  {
    key: 'courier_messages',
    about: messages.copy_about_courier_messages,
    tables: ['courier_message'],
    rows: (doctor) => sql`
      select d.invoice as parcel, c.courier, c.direction, c.kind, c.at, c.body
      from courier_message c join sheet_delivery d on d.id = c.delivery_id join enrolment on enrolment.id = d.enrolment_id
      where enrolment.doctor_id = ${doctor} order by c.id`,
  },
  {
    key: 'complaints',
    about: messages.copy_about_complaints,
    tables: ['complaint', 'complaint_message'],
    rows: (doctor) => sql`
      select c.id as complaint_id, c.category, c.subject, c.state, c.at_seconds, c.created_at,
        (select json_agg(json_build_object('at', created_at, 'from', case when staff_id is null then 'you' else 'centre' end,
          'text', text) order by id) from complaint_message where complaint_id = c.id) as messages
      from complaint c where c.doctor_id = ${doctor} order by c.id`,
  },
  {
    key: 'attachments',
    about: messages.copy_about_attachments,
    tables: ['complaint_file'],
    rows: (doctor) => sql`
      select f.name, f.type, f.bytes, f.created_at, m.complaint_id,
        'attachments/' || f.id || case f.type when 'application/pdf' then '.pdf' else '.webp' end as file
      from complaint_file f
      left join complaint_message m on m.id = f.message_id
      left join complaint c on c.id = m.complaint_id
      where f.doctor_id = ${doctor} or c.doctor_id = ${doctor} order by f.id`,
  },
]
