import * as m from '@prostuti/text/messages'
import { CardsPage } from '../../features/notebook/cards/cards-page.tsx'

export const title = m.notebook_cards

export default CardsPage
