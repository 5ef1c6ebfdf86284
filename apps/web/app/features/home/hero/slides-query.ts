import type { bannerSection, ResponseOf } from '@prostuti/contract'
import { get } from '../../../api/get.ts'

export const slidesQuery = get<typeof bannerSection>('/api/v3/web/homepage/banner-section')

export type HeroSlide = ResponseOf<typeof bannerSection>['slide_items'][number]
