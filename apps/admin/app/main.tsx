// First, because it says in which order the layers of all sheets stand.
import './styles/office.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ApiError } from './api/api-error.ts'
import { settlePreferences } from './kit/preferences/preferences.ts'
import { OfficeRoutes } from './kit/screens/known-screens.ts'
import { createOfficeRouter } from './routes.tsx'
import { listenToMissingModules } from './shell/missing-module.ts'

settlePreferences()
listenToMissingModules()

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      // What the server has refused it refuses again.
      retry: (count, error) => count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
})

const router = createOfficeRouter(client)

createRoot(document.getElementById('office')!).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <OfficeRoutes value={router.routes}>
        <RouterProvider router={router} />
      </OfficeRoutes>
    </QueryClientProvider>
  </StrictMode>,
)
