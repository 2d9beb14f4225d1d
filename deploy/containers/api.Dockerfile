# REST v1: docker build --file deploy/containers/api.Dockerfile --tag shepherd-api .
FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553 AS libraries
WORKDIR /product
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter @shepherd/api...

FROM node:24.21.0-bookworm-slim@sha256:2fe369e969550cde8e867afc3fe370b260140cab4a23d467074295b42163d553
# For posters and smaller variants of videos.
RUN apt-get update && apt-get install --yes --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production API_HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /product
COPY --from=libraries /product/node_modules node_modules
COPY --from=libraries /product/api/node_modules api/node_modules
COPY --from=libraries /product/service/node_modules service/node_modules
COPY api/package.json api/package.json
COPY api/src api/src
COPY domain/package.json domain/package.json
COPY domain/src domain/src
COPY service/package.json service/package.json
COPY service/src service/src
# Uploads are stored here before they go into the bucket: the only writable folder.
RUN install --directory --owner=node --group=node --mode=0700 /data
VOLUME /data
USER node
EXPOSE 4001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT ?? 4001}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/src/main.ts"]
