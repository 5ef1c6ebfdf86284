import {
  my_part_avatar,
  my_part_college,
  my_part_email,
  my_part_name,
  my_part_permanent,
  my_part_phone,
  my_part_present,
} from '@prostuti/text/messages'
import type { ProfilePart } from './completeness.ts'

export const partNames: Record<ProfilePart, () => string> = {
  name: my_part_name,
  phone: my_part_phone,
  email: my_part_email,
  college: my_part_college,
  present: my_part_present,
  permanent: my_part_permanent,
  avatar: my_part_avatar,
}
