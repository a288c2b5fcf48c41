import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development, Vite serves the pages and proxies the rest to the server at `API_URL`. */
const server = process.env.API_URL ?? 'http://localhost:8080'

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/webshipper', '/webtransporter', '/webdriver', '/auth', '/docs'].map((path) => [path, { target: server, ws: true, xfwd: true }]),
    ),
  },
  // Code shared by many screens goes into one file: browsers open only six connections at a time. The chart library is one chunk of 550 kB,
  // loaded only by screens with a chart.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the start does not need, and several screens do: fields with lists, tables of registers, images.
            {
              name: 'lists',
              test: /[\\/](primereact[\\/](dropdown|multiselect|autocomplete|virtualscroller)|ui[\\/](Select|MultiSelect|Autocomplete)Field)/,
              priority: 2,
            },
            {
              name: 'ticks',
              test: /[\\/](primereact[\\/](rating|inputswitch|checkbox)|ui[\\/](Stars|CheckInput|SwitchInput|Checkbox))/,
              priority: 2,
            },
            { name: 'registers', test: /[\\/](@tanstack[\\/](react-table|table-core)|shared[\\/]register[\\/](?!address))/, priority: 2 },
            {
              name: 'parts',
              test: /[\\/](primereact[\\/](tag|message)[\\/]|ui[\\/](StatusPill|FormNote|ConflictBanner|FormPage|chat)|shared[\\/](load[\\/](LookPill|TagField|PriceNote|use-price-confirmation)|saved-views|indicators[\\/]IndicatorFilters))/,
              priority: 2,
            },
            { name: 'images', test: /[\\/](primereact[\\/](galleria|timeline)|ui[\\/](gallery|ImageGallery|Timeline))/, priority: 2 },
            { name: 'shared', test: /[\\/](contracts|web[\\/]src[\\/](base|ui|shared))[\\/](?!chart)/, minShareCount: 3, priority: 1 },
          ].map((group) => ({ ...group, includeDependenciesRecursively: group.name === 'shared' })),
        },
      },
    },
  },
})
