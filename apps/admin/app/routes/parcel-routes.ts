import type { RouteObject } from 'react-router'

/** How lecture sheets leave the centre, and come back. */
export const parcelRoutes: RouteObject[] = [
  { path: 'parcels', lazy: () => import('../screens/parcels/parcels.tsx') },
  { path: 'parcels/:id', lazy: () => import('../screens/parcels/parcel.tsx') },
  { path: 'pick-list', lazy: () => import('../screens/pick-list/pick-list.tsx') },
  { path: 'packing-bench', lazy: () => import('../screens/packing-bench/packing-bench.tsx') },
  { path: 'hand-over', lazy: () => import('../screens/hand-over/hand-over.tsx') },
  { path: 'returns', lazy: () => import('../screens/returns/returns.tsx') },
  { path: 'stock', lazy: () => import('../screens/stock/stock.tsx') },
  { path: 'stock/:id', lazy: () => import('../screens/stock/stock-sheet.tsx') },
]
