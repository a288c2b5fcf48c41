import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** In development the pages come from Vite and everything else from the program at `API_URL`. */
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
  // What many screens share comes in one file: a browser that has nothing yet asks for six at a time.
  // The charts come in one piece of 550 kB, and only to who looks at one.
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: /[\\/](contracts|web[\\/]src[\\/](base|ui|shared))[\\/](?!chart)/, minShareCount: 3 }],
        },
      },
    },
  },
})
