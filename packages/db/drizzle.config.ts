import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/tables/index.ts',
  out: './migrations',
  casing: 'snake_case',
  breakpoints: false,
})
