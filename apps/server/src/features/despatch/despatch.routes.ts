import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { handOverRoutes } from './hand-over/hand-over.routes.ts'
import { packingRoutes } from './packing/packing.routes.ts'
import { parcelRoutes } from './parcels/parcels.routes.ts'
import { stockRoutes } from './stock/stock.routes.ts'

/** How parcels of lecture sheets leave the centre, from the shelf to the courier's van, and how they come back. */
export function despatchRoutes(app: FastifyInstance, deps: Deps): void {
  parcelRoutes(app, deps)
  bookingRoutes(app, deps)
  stockRoutes(app, deps)
  packingRoutes(app, deps)
  handOverRoutes(app, deps)
}
