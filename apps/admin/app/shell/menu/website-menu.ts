import * as m from '@prostuti/text/messages'
import { PanelsTopLeft } from 'lucide-react'
import type { MenuGroup } from './menu-group.ts'

export const websiteMenu: MenuGroup = {
  title: m.office_menu_website,
  to: '/hero',
  needs: 'website.read',
  icon: PanelsTopLeft,
  key: 'w',
  items: [
    { title: m.office_menu_hero, to: '/hero', needs: 'website.read' },
    {
      title: m.office_menu_slides,
      to: '/hero-slides',
      needs: 'website.read',
      make: { title: m.office_slide_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_marquee,
      to: '/marquee',
      needs: 'website.read',
      make: { title: m.office_marquee_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_pages,
      to: '/pages',
      needs: 'website.read',
      make: { title: m.office_page_new, needs: 'website.write' },
    },
    { title: m.office_menu_menus, to: '/menus', needs: 'website.read' },
    { title: m.office_menu_footer, to: '/footer', needs: 'website.read' },
    {
      title: m.office_menu_faq,
      to: '/faqs',
      needs: 'website.read',
      make: { title: m.office_faq_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_gallery,
      to: '/gallery',
      needs: 'website.read',
      make: { title: m.office_album_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_free_videos,
      to: '/free-videos',
      needs: 'website.read',
      make: { title: m.office_free_video_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_services,
      to: '/services',
      needs: 'website.read',
      make: { title: m.office_service_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_branches,
      to: '/branches',
      needs: 'website.read',
      make: { title: m.office_branch_new, needs: 'website.write' },
    },
    {
      title: m.office_menu_colleges,
      to: '/colleges',
      needs: 'website.read',
      make: { title: m.office_college_new, needs: 'website.write' },
    },
    { title: m.office_menu_texts, to: '/site-texts', needs: 'website.read' },
    { title: m.office_look, to: '/look', needs: 'website.read' },
  ],
}
