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
  // Few files, because browsers open only six connections at a time: the start is two, and a screen is its own file and one that it shares
  // with others. The chart library is one chunk of 550 kB, loaded only by screens with a chart.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    // What the service worker of a gate's tablet keeps.
    manifest: 'app-manifest.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What the start imports, whichever screen is opened, and nothing else: tests/built.
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            // What two screens or more import, without the lifecycles and events that only a history is written with.
            {
              name: 'shared',
              test: /[\\/](web[\\/]src[\\/](base|ui|shared)[\\/](?!chart|gallery|Timeline)|primereact[\\/]icons|contracts[\\/].*(routes|access|labels\.pt)\.ts$)/,
              minShareCount: 2,
              priority: 2,
            },
            { name: 'images', test: /[\\/]ui[\\/](gallery|Timeline)/, priority: 1 },
          ],
        },
      },
    },
  },
})
