# The site with its backend, in one image: docs/deploy.md says how it is built and run.
ARG NODE=24

FROM node:${NODE}-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL=""
ARG SITE_INDEXING="on"
ARG KEEP_MESSAGES_DAYS=""
ARG BACKEND_URL=""
ARG BACKEND_PICTURES=""
ARG CMS_REPOSITORY=""
ARG CMS_BACKEND=""
ARG CMS_BRANCH=""
ARG CMS_URL=""
RUN npm run build

FROM node:${NODE}-slim AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:${NODE}-slim
ARG SITE_URL=""
ARG SITE_INDEXING="on"
ARG KEEP_MESSAGES_DAYS=""
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATABASE_URL=file:/data/site.db \
    SITE_URL=${SITE_URL} \
    SITE_INDEXING=${SITE_INDEXING} \
    KEEP_MESSAGES_DAYS=${KEEP_MESSAGES_DAYS}
# A new volume takes its owner from here.
RUN install -d -o node -g node -m 700 /data
WORKDIR /site
COPY --from=packages /site/package.json ./
COPY --from=packages /site/node_modules node_modules
COPY server/run.js server/
COPY content content
COPY locales locales
COPY public public
COPY --from=build /site/dist/server dist/server
COPY --from=build /site/dist/client dist/client
USER node
VOLUME /data
EXPOSE 3000
# By the shell, as starting Node for it every ten seconds takes a hundred times the work of the answer.
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ $status = 200 ]"]
# Without a shell in between, which would keep the signal to stop to itself.
CMD ["node", "dist/server/serve.mjs"]
