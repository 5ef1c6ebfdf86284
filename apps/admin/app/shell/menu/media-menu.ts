import * as m from '@prostuti/text/messages'
import { Clapperboard } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const mediaMenu: MenuGroup = {
  title: m.office_menu_media,
  to: '/videos',
  needs: 'media.read',
  icon: Clapperboard,
  key: 'v',
  items: [
    {
      title: m.office_videos,
      to: '/videos',
      needs: 'media.read',
      make: { title: m.office_video_new, needs: 'media.write' },
    },
    {
      title: m.office_given_videos,
      to: '/given-videos',
      needs: 'media.read',
      make: { title: m.office_given_new, needs: 'media.write' },
    },
    {
      title: m.office_documents,
      to: '/documents',
      needs: 'media.read',
      make: { title: m.office_document_new, needs: 'media.write' },
    },
    {
      title: m.office_materials,
      to: '/materials',
      needs: 'media.read',
      make: { title: m.office_material_new, needs: 'media.write' },
    },
    {
      title: m.office_books,
      to: '/reference-books',
      needs: 'media.read',
      make: { title: m.office_book_new, needs: 'media.write' },
    },
    {
      title: m.office_shelves,
      to: '/shelves',
      needs: 'media.read',
      make: { title: m.office_shelf_new, needs: 'courses.write' },
    },
  ],
}
