# The site as an image: built packages and sources without anything for development. See "As an image" in docs/operations.md.
# Debian, because better-sqlite3 comes built for glibc.
ARG BASE=docker.io/library/node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The base brings Node.js: the copy among the packages, half of what is left, is for machines with an older one.
RUN npm run build \
 && npm prune --omit=dev --omit=optional \
 && rm -rf node_modules/node/bin node_modules/node-bin-* node_modules/.cache

FROM ${BASE}
WORKDIR /site
COPY --from=build /site/package.json /site/package-lock.json /site/vite.config.ts /site/react-router.config.ts ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/app ./app
COPY --from=build /site/build ./build
COPY --from=build /site/cli ./cli
COPY --from=build /site/domain ./domain
COPY --from=build /site/public ./public
COPY --from=build /site/server ./server
RUN mkdir /data && chown 1000:1000 /data
# All that is ever written lies in /data, so the image's own files can be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/launch.mjs", "start"]
