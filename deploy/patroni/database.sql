-- Once, on the primary: psql -h <primary> -U postgres -v password=... -f database.sql
create role prostuti login password :'password';
create database prostuti owner prostuti template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
